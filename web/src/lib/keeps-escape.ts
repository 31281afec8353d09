/**
 * For what Escape closes, such as a dialog: a list that stands open in it goes first. Given to `onEscapeKeyDown`, which is asked before
 * the field that the list belongs to.
 */
export function keepForList(event: KeyboardEvent): void {
  if (event.target instanceof Element && event.target.matches('[role="combobox"][aria-expanded="true"]'))
    event.preventDefault();
}
