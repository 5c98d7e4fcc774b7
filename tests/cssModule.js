// A CSS module in a unit test: every class is its own name.
module.exports = new Proxy({}, { get: (_, name) => name === '__esModule' || String(name) });
