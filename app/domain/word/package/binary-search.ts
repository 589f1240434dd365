/**
 * Index of the first item for which something holds, the length where it holds for none. A binary search: from that
 * item on, it has to hold for all.
 */
export function firstIndexWhere<Item>(items: readonly Item[], holds: (item: Item) => boolean): number {
	let low = 0
	let high = items.length
	while (low < high) {
		const middle = (low + high) >> 1
		if (holds(items[middle] as Item)) high = middle
		else low = middle + 1
	}
	return low
}
