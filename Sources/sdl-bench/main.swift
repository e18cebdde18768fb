print(JSONBench.table(try JSONBench.run()))
