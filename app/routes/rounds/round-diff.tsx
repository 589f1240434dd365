import type { CounterpartyEdit } from '#app/domain/rounds/judge/round-judgement.ts'
import { DiffText } from '#app/components/diff/diff-text.tsx'
import type { DiffPiece } from '#app/domain/word/edit/words/diff.ts'

/** An edit with its context: deleted words are struck, inserted words are marked. */
export function RoundDiff({
	edit: { kind, before, after, leading, trailing },
}: {
	edit: Pick<CounterpartyEdit, 'kind' | 'before' | 'after' | 'leading' | 'trailing'>
}) {
	const same = (text: string): DiffPiece[] => (text === '' ? [] : [{ kind: 'same', text }])
	const pieces: DiffPiece[] = [
		...same(leading === '' ? '' : `${leading} `),
		...(before === '' || kind === 'move' ? [] : [{ kind: 'struck' as const, text: before }]),
		...(before !== '' && after !== '' && kind !== 'move' ? same(' ') : []),
		...(after === '' ? [] : [{ kind: 'added' as const, text: after }]),
		...same(trailing === '' ? '' : /^[.,;:!?)\]]/.test(trailing) ? trailing : ` ${trailing}`),
	]
	return (
		<span className="whitespace-pre-line [&_del]:cursor-auto [&_ins]:cursor-auto">
			<DiffText pieces={pieces} />
		</span>
	)
}
