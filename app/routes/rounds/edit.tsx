import { Link } from 'react-router'
import type { Answer } from '#app/domain/rounds/ledger.ts'
import type { CounterpartyEdit } from '#app/domain/rounds/judge/round-judgement.ts'
import { editKindLabels, partNames } from '#app/domain/rounds/round-labels.ts'
import { Badge } from '#app/ui/badge.tsx'
import { RoundAnswers } from './answers.tsx'
import { RoundDiff } from './round-diff.tsx'
import { pointAnchor, versionLink } from './rounds-links.ts'
import { RoundRestore } from './restore.tsx'

/** One counterparty edit: its words, its place, and the possible answers. */
export function RoundEdit({
	edit,
	clauseTitle,
	answer,
	documentId,
	version,
	mayDecide,
	mayRestore,
}: {
	edit: CounterpartyEdit
	clauseTitle: string | null
	answer: Answer
	documentId: string
	version: number
	mayDecide: boolean
	mayRestore: boolean
}) {
	const where = [clauseTitle, partNames[edit.part]].filter(Boolean).join(', ')
	const about = `${editKindLabels[edit.kind].toLowerCase()} “${(edit.after || edit.before).slice(0, 60)}”`
	return (
		<li id={pointAnchor(edit.key)} className="scroll-mt-24 py-4">
			<p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
				<Badge>{editKindLabels[edit.kind]}</Badge>
				{edit.inOurName ? <Badge tone="high">Under your own name</Badge> : null}
				{where ? <span>{where}</span> : null}
				{edit.suggestions.length > 0 ? <span>{`where your suggestion ${edit.suggestions.join(' and ')} stood`}</span> : null}
			</p>
			<p className="mt-2 break-words text-ink">
				<RoundDiff edit={edit} />
			</p>
			<div className="mt-2 flex flex-wrap items-center gap-2">
				{edit.returnedParagraphId ? (
					<Link
						to={versionLink(documentId, version, edit.returnedParagraphId)}
						className="mr-2 py-1 text-sm font-medium text-accent underline underline-offset-4"
					>
						View in the document
					</Link>
				) : null}
				{mayDecide ? <RoundAnswers subject={edit.key} about={about} answer={answer} /> : null}
				{mayRestore && edit.restoringEdit ? <RoundRestore subject={edit.key} label="Suggest the original wording" about={about} /> : null}
			</div>
		</li>
	)
}
