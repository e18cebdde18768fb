print(JSONBench.table(try JSONBench.run()))
print(ConnectionBench.table(try await ConnectionBench.run()))
