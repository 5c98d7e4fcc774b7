/** What the benchmark uses of autocannon, which comes without types. */
declare module 'autocannon' {
  interface Options {
    url: string;
    amount: number;
    connections: number;
    method: 'POST';
    headers: Record<string, string>;
    setupClient: (client: Client) => void;
  }
  interface Client {
    setBody: (body: string) => void;
    on: (event: 'response', listener: (status: number) => void) => void;
  }
  interface Result {
    requests: { average: number };
    latency: { p50: number; p99: number };
    '2xx': number;
    non2xx: number;
    errors: number;
    duration: number;
  }
  export default function autocannon(options: Options): Promise<Result>;
}
