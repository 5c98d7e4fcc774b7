import '@testing-library/jest-dom';

// React reports mistakes, such as invalid markup, by console.error, so any call
// of console.error throws.
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation((...args: unknown[]) => {
    throw new Error(`Unexpected console.error: ${args.map(String).join(' ')}`);
  });
});

afterEach(() => jest.restoreAllMocks());
