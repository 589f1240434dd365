import type { MouseEvent } from 'react'

/**
 * The suggestion that a click is on.
 *
 * @returns its number; `null` where the open one is to be closed; `undefined` for any other click
 */
export function suggestionPressed(event: MouseEvent): number | null | undefined {
	const target =
		event.target instanceof Element ? event.target.closest<HTMLElement>('[data-select], [data-show], [data-s], [data-unselect]') : null
	if (!target || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined
	// Selecting words must not open the suggestion under them.
	if (!target.matches('a') && document.getSelection()?.isCollapsed === false) return undefined
	if (target.dataset.unselect !== undefined) return null
	return Number(target.dataset.select ?? target.dataset.show ?? target.dataset.s)
}
