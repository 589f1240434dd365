import { useEffect, useState } from 'react'

/** Selected words in one paragraph of the document, as offsets into its text. */
export interface SelectedWords {
	paragraphId: string
	start: number
	end: number
	/** Where the selection ends on the page, in pixels from the window's corner. */
	x: number
	y: number
}

/** The words selected in the document; `null` for none, or for a selection over several paragraphs. */
export function useSelectedWords(): SelectedWords | null {
	const [selected, setSelected] = useState<SelectedWords | null>(null)
	useEffect(() => {
		let timer = 0
		// While the pointer drags, the selection changes at every letter: only its final state matters.
		const look = () => {
			clearTimeout(timer)
			timer = window.setTimeout(() => setSelected(readSelection(document.getSelection())), 150)
		}
		document.addEventListener('selectionchange', look)
		return () => {
			clearTimeout(timer)
			document.removeEventListener('selectionchange', look)
		}
	}, [])
	return selected
}

function readSelection(selection: Selection | null): SelectedWords | null {
	if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null
	const range = selection.getRangeAt(0)
	const paragraph = paragraphAround(range.startContainer)
	if (!paragraph || paragraph !== paragraphAround(range.endContainer)) return null
	const start = offsetIn(paragraph, range.startContainer, range.startOffset)
	const end = offsetIn(paragraph, range.endContainer, range.endOffset)
	if (start >= end) return null
	const { right, bottom } = range.getBoundingClientRect()
	return { paragraphId: paragraph.dataset.p ?? '', start, end, x: right, y: bottom }
}

function paragraphAround(node: Node): HTMLElement | null {
	const element = node instanceof Element ? node : node.parentElement
	return element?.closest<HTMLElement>('[data-p]') ?? null
}

/** The number of characters of the paragraph's own text before a point: pins and inserted words do not count. */
function offsetIn(paragraph: HTMLElement, node: Node, offset: number): number {
	const before = document.createRange()
	before.setStart(paragraph, 0)
	before.setEnd(node, offset)
	const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT, (text) =>
		text.parentElement?.closest('[data-extra]') ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
	)
	let count = 0
	for (let text = walker.nextNode(); text; text = walker.nextNode()) {
		if (text === node) return count + offset
		if (before.comparePoint(text, 0) > 0) break
		count += text.textContent?.length ?? 0
	}
	return count
}
