/** Creates an output that keeps its text until `release` prints it, and prints later text at once. */
export function bufferedOutput() {
  let buffer: string[] | undefined = [];
  return {
    print: (text: string): void => {
      if (buffer) buffer.push(text);
      else process.stdout.write(text);
    },
    release: (): void => {
      process.stdout.write((buffer ?? []).join(''));
      buffer = undefined;
    },
  };
}
