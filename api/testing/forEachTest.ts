/** Starts a server before each test of a file, and closes it afterwards. @returns the server of the running test */
export function forEachTest<Server extends { close: () => Promise<void> }>(
  start: () => Promise<Server>,
): Server {
  const server = {} as Server;
  beforeEach(async () => Object.assign(server, await start()));
  afterEach(() => server.close());
  return server;
}
