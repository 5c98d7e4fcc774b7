/** Carries what a visitor has done on a page over to a new rendering of it. */

const FIELDS = 'input, textarea';

/**
 * Attributes that tell elements of one type apart. They are the same in every
 * rendering.
 */
const IDENTIFYING_ATTRIBUTES = ['id', 'name', 'href', 'command'];

function hasSameIdentity(one: Element, other: Element): boolean {
  return IDENTIFYING_ATTRIBUTES.every(
    (attribute) =>
      one.getAttribute(attribute) === other.getAttribute(attribute),
  );
}

/**
 * Finds the element of `after` that corresponds to an element of `before`. Both
 * have the same position among the elements with their identity. The position
 * among all elements would not do: extensions may have added some to `before`.
 */
function findCounterpart<Type extends Element>(
  element: Type,
  before: ParentNode,
  after: ParentNode,
): Type | undefined {
  const isAlike = (other: Element) => hasSameIdentity(element, other);
  const alikeIn = (page: ParentNode) =>
    [...page.querySelectorAll<Type>(element.localName)].filter(isAlike);

  const position = alikeIn(before).indexOf(element);

  return alikeIn(after)[position];
}

/**
 * Moves the drawings to a new rendering, which would otherwise be without them
 * until their files have loaded.
 */
export function carryOverDrawings(before: ParentNode, after: ParentNode): void {
  const oldDrawings = before.querySelectorAll('.drawing');

  after.querySelectorAll('.drawing').forEach((drawing, index) => {
    const oldDrawing = oldDrawings[index];

    if (oldDrawing?.firstElementChild)
      drawing.replaceChildren(...oldDrawing.childNodes);
  });
}

/** Copies typed text to the fields of another rendering of the page. */
export function carryOverTexts(before: ParentNode, after: ParentNode): void {
  for (const field of before.querySelectorAll<HTMLInputElement>(FIELDS)) {
    const counterpart = findCounterpart(field, before, after);

    if (!counterpart || counterpart.value === field.value) continue;

    counterpart.value = field.value;
    counterpart.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

function openOrClose(dialog: HTMLDialogElement, isOpen: boolean): void {
  // Closes the dialog first, because showModal throws if it is open.
  dialog.removeAttribute('open');

  if (!isOpen) return;

  // When the dialog closes, it returns the focus to the element that had it
  // when the dialog opened: its button.
  document.querySelector<HTMLElement>(`[commandfor="${dialog.id}"]`)?.focus();
  dialog.showModal();
}

function carryOverOpenParts(before: ParentNode, after: ParentNode): void {
  for (const details of before.querySelectorAll('details')) {
    const counterpart = findCounterpart(details, before, after);

    if (counterpart) counterpart.open = details.open;
  }

  for (const dialog of before.querySelectorAll('dialog')) {
    const counterpart = findCounterpart(dialog, before, after);

    if (counterpart) openOrClose(counterpart, dialog.open);
  }
}

/**
 * Ends the animations of a new rendering, because the visitor has seen them:
 * drawings appear, the drawer slides in. Endless ones, such as the spinner's,
 * and those that follow the scroll position go on.
 */
function finishAnimations(page: Element): void {
  for (const animation of page.getAnimations({ subtree: true })) {
    const { endTime } = animation.effect?.getComputedTiming() ?? {};
    const isEndless = endTime === Infinity;
    const followsTime = animation.timeline === document.timeline;

    if (followsTime && !isEndless) animation.finish();
  }
}

function carryOverFocus(
  focused: HTMLElement,
  before: ParentNode,
  after: ParentNode,
): void {
  const counterpart = findCounterpart(focused, before, after);

  if (!counterpart) return;

  counterpart.focus({ preventScroll: true });

  if (!focused.matches(FIELDS)) return;

  const { selectionStart, selectionEnd, selectionDirection } =
    focused as HTMLTextAreaElement;

  (counterpart as HTMLTextAreaElement).setSelectionRange(
    selectionStart,
    selectionEnd,
    selectionDirection,
  );
}

/**
 * Carries typed text, open parts, the focus and its selection over to another
 * rendering of the page.
 * @param focused the element that has or had the focus
 */
export function carryOver(
  before: Element,
  after: Element,
  focused?: Element,
): void {
  carryOverTexts(before, after);
  carryOverOpenParts(before, after);
  finishAnimations(after);

  if (focused instanceof HTMLElement) carryOverFocus(focused, before, after);
}
