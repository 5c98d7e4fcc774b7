// Replaces CSS modules in unit tests: `styles.bar` is 'bar'. Babel takes an object with `__esModule` for an ES module.
module.exports = new Proxy({ __esModule: true }, { get: (module, name) => module[name] ?? name });
