import { Button } from '#app/ui/button.tsx'
import { type SelectedWords, useSelectedWords } from './selection.ts'

/** With scripts: buttons beside selected words. */
export function SelectionButtons({ onWrite, maySuggest }: { onWrite: (words: SelectedWords) => void; maySuggest: boolean }) {
	const words = useSelectedWords()
	if (!words) return null
	return (
		<div
			className="fixed z-30 flex gap-1 rounded-lg border border-line bg-surface p-1 shadow-raised print:hidden"
			style={{
				top: Math.max(8, Math.min(words.y + 8, window.innerHeight - 64)),
				left: Math.max(8, Math.min(words.x - 80, window.innerWidth - 240)),
			}}
			// Pressing a button would otherwise clear the selection first.
			onPointerDown={(event) => event.preventDefault()}
		>
			<Button type="button" size="small" variant="quiet" onClick={() => onWrite(words)}>
				{maySuggest ? 'Suggest or comment' : 'Comment'}
			</Button>
		</div>
	)
}
