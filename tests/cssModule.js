// Replaces CSS modules in unit tests: `styles.bar` is 'bar'. Without
// `__esModule`, `import *` would copy it without `bar`.
module.exports = new Proxy(
  { __esModule: true },
  { get: (target, name) => target[name] ?? name },
);
