/** Holds back text until it is released, and prints what comes after that at once. */
export function heldOutput() {
  let held: string[] | undefined = [];
  return {
    print: (text: string): void => {
      if (held) held.push(text);
      else process.stdout.write(text);
    },
    release: (): void => {
      process.stdout.write((held ?? []).join(''));
      held = undefined;
    },
  };
}
