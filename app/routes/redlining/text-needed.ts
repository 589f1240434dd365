let needed = false

/** Marks, in the browser, that the loaded text is of another version than the page: the next load fetches it too. */
export function needText(is: boolean): void {
	needed = is
}

/** Whether the text has to be loaded again for the same URL. */
export function textIsNeeded(): boolean {
	return needed
}
