/** What a browser answers to a command. */
type Answer = { id?: number; type: string; result?: unknown; error?: string; message?: string };

/** A connection by WebDriver BiDi: commands as JSON over a WebSocket. */
export interface Bidi {
  /** @throws what the browser says against the command */
  send<Result>(method: string, params: object): Promise<Result>;
  close(): void;
}

export async function bidi(url: string): Promise<Bidi> {
  const socket = new WebSocket(url);
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve());
    socket.addEventListener('error', () => reject(new Error(`Nobody answers at ${url}.`)));
  });
  const waiting = new Map<number, (answer: Answer) => void>();
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer;
    if (answer.id === undefined) return;
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  });
  const gone: Answer = { type: 'error', error: 'The browser has gone away.' };
  const goAway = () => waiting.forEach((answer) => answer(gone));
  socket.addEventListener('close', goAway);
  let last = 0;
  return {
    async send<Result>(method: string, params: object) {
      const answer = await new Promise<Answer>((resolve) => {
        if (socket.readyState !== WebSocket.OPEN) resolve(gone);
        waiting.set((last += 1), resolve);
        socket.send(JSON.stringify({ id: last, method, params }));
      });
      if (answer.type !== 'success')
        throw new Error(`${method}: ${answer.error} ${answer.message ?? ''}`);
      return answer.result as Result;
    },
    close: () => socket.close(),
  };
}
