// Replaces CSS modules in unit tests: `styles.bar` is 'bar'. With `__esModule`, `import * as styles` is this Proxy.
module.exports = new Proxy({ __esModule: true }, { get: (target, name) => target[name] ?? name });
