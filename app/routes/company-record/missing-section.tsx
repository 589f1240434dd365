import { href, Link } from 'react-router'
import type { Missing } from '#app/domain/company-record/diligence/missing.ts'
import { Badge } from '#app/ui/badge.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Nothing, Section } from './section.tsx'
import { DocumentLink, WordsLink } from './words-link.tsx'

const kinds: Record<Missing['kind'], string> = {
	assignment: 'Invention assignment',
	election: '83(b) election',
	consent: 'Board consent',
	signature: 'Signed copy',
	stock: 'Stock papers',
	paper: 'Corporate paper',
	base: 'Amended agreement',
}

/** What an investor's diligence list would find missing, why it matters and what to do. */
export function MissingSection({ missing }: { missing: readonly Missing[] }) {
	return (
		<Section
			id="missing"
			title="Missing for diligence"
			about={
				'What an investor’s list asks for and the documents that you can open do not have. ' +
				'What exists elsewhere only has to be uploaded.'
			}
		>
			{missing.length === 0 ? (
				<Nothing>
					Nothing found missing of what is checked: assignments, 83(b) elections, board consents, signed copies and stock papers.
				</Nothing>
			) : (
				<ul className="divide-y divide-line rounded-xl border border-line bg-surface">
					{missing.map((each) => (
						<li key={each.what} className="grid gap-2 p-5">
							<div>
								<Badge>{kinds[each.kind]}</Badge>
							</div>
							<h3 className="font-semibold break-words">{each.what}</h3>
							<p className="text-sm text-muted">{each.why}</p>
							<p className="text-sm">{each.todo}</p>
							{each.words.length > 0 ? (
								<ul className="grid gap-1 text-sm">
									{each.words.map((words, index) => (
										<li key={index} className="min-w-0 break-words">
											<DocumentLink document={words.document} />
											{words.quote ? ': ' : null}
											{words.quote ? <WordsLink words={words} /> : null}
										</li>
									))}
								</ul>
							) : null}
							<Todo missing={each} />
						</li>
					))}
				</ul>
			)}
		</Section>
	)
}

function Todo({ missing: { kind, at, words, what } }: { missing: Missing }) {
	const document = words[0]?.document
	return (
		<div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
			{at === 'document' && document ? (
				<ButtonLink to={href('/document-vault/:documentId/versions', { documentId: document.id })} variant="secondary" size="small">
					Open its versions
					<span className="sr-only">{`: ${document.name}`}</span>
				</ButtonLink>
			) : (
				<ButtonLink to="/document-vault/upload" variant="secondary" size="small">
					Upload
					<span className="sr-only">{` for: ${what}`}</span>
				</ButtonLink>
			)}
			{kind === 'election' ? (
				<Link to="/legal-tasks" className="text-accent underline underline-offset-4">
					See the deadline
				</Link>
			) : kind === 'stock' ? (
				<Link to="/company-profile" className="text-accent underline underline-offset-4">
					Company profile
				</Link>
			) : null}
		</div>
	)
}
