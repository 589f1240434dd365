/** Scrolls a suggestion's card and its words into view, and moves the focus to the card. */
export function showSuggestion(number: number): void {
	const card = document.getElementById(`s-${number}`)
	const words = document.getElementById(`d-${number}`)
	card?.focus({ preventScroll: true })
	card?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
	if (!words) return
	// On a narrow screen the card covers the lower half.
	const block = window.matchMedia('(width < 64rem)').matches ? 'start' : 'center'
	words.scrollIntoView({ block, behavior: 'instant' })
	// Content that was not laid out before has its real height only now.
	requestAnimationFrame(() => words.scrollIntoView({ block, behavior: 'instant' }))
}

/** Puts the cursor into the box for a suggestion's words. */
export function focusOnWords(number: number): void {
	document.querySelector<HTMLTextAreaElement>(`textarea[data-words="${number}"]`)?.focus()
}

/** Opens the box for a comment on a suggestion. */
export function focusOnComment(number: number): void {
	const summary = document.querySelector<HTMLElement>(`#s-${number} summary[data-comment]`)
	const box = summary?.parentElement
	if (!(box instanceof HTMLDetailsElement)) return
	box.open = true
	box.querySelector('textarea')?.focus()
}
