import '@testing-library/jest-dom';

// An unexpected console.error fails the test: React reports broken markup and lost updates there.
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation((...args: unknown[]) => {
    throw new Error(`Unexpected console.error: ${args.map(String).join(' ')}`);
  });
});

afterEach(() => {
  jest.restoreAllMocks();
});
