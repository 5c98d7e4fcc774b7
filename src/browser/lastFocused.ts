let focused: Element | undefined;
let lastFocusedForm: HTMLFormElement | undefined;

function remember(element: Element): void {
  focused = element;
  lastFocusedForm = element.closest('form') ?? lastFocusedForm;
}

/**
 * Remembers the focused element even if a script removes it, which moves the
 * focus to the body.
 */
export function watchFocus(): void {
  if (document.activeElement) remember(document.activeElement);

  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element) remember(target);
  });

  document.addEventListener('focusout', ({ target }) => {
    // Chromium also fires this event right before a script removes the element.
    // The microtask runs after the removal.
    queueMicrotask(() => {
      const isStillInPage = target instanceof Element && target.isConnected;

      if (isStillInPage && focused === target) focused = undefined;
    });
  });
}

/**
 * Returns the focused element, or the one that was removed while it had the
 * focus.
 */
export const lastFocused = (): Element | undefined => focused;

/** Returns the form that had the focus last, even if it has been removed. */
export const lastForm = (): HTMLFormElement | undefined => lastFocusedForm;
