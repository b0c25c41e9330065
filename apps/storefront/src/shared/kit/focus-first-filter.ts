/**
 * Moves the focus to the first filter of a panel that can be chosen. The button that clears all filters disappears with its press,
 * and without this the focus would begin at the top of the page again.
 */
export function focusFirstFilter(panel: HTMLElement | null): void {
  panel?.querySelector<HTMLElement>('input:not(:disabled)')?.focus()
}
