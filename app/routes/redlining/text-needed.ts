let needed = false

/** Says, in the browser, whether the text that is there is of another version than the page: the next load brings it too. */
export function needText(is: boolean): void {
	needed = is
}

/** Whether the text has to be loaded again though the address is the same. */
export function textIsNeeded(): boolean {
	return needed
}
