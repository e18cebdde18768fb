print("not wired")
