import type { Agreement, TermInForce } from '#app/domain/company-record/agreements/agreements.ts'
import { Badge } from '#app/ui/badge.tsx'
import { shownDate } from '#app/ui/shown-date.ts'
import { Nothing, Section } from './section.tsx'
import { DocumentLink, WordsLink } from './words-link.tsx'

/** Agreements with their amendments, and which terms are in force by which of them. */
export function AgreementsSection({ agreements }: { agreements: readonly Agreement[] }) {
	return (
		<Section
			id="agreements"
			title="Agreements and amendments"
			about={
				'An amendment is put with the agreement between the same parties that it names. ' +
				'A term is in force as the latest signed amendment words it, else as the agreement does.'
			}
		>
			{agreements.length === 0 ? (
				<Nothing>No amendment with its agreement is on file. Upload both: the terms that are in force appear here.</Nothing>
			) : (
				<ul className="grid gap-4">
					{agreements.map((agreement) => (
						<AgreementItem key={agreement.document.id} agreement={agreement} />
					))}
				</ul>
			)}
		</Section>
	)
}

function AgreementItem({ agreement: { document, amendments, terms, doubts } }: { agreement: Agreement }) {
	return (
		<li className="grid gap-4 rounded-xl border border-line bg-surface p-5">
			<div className="grid gap-2">
				<h3 className="font-semibold break-words">
					<DocumentLink document={document} />
				</h3>
				<ul className="grid gap-2 border-l-2 border-line pl-4 text-sm">
					{amendments.map((amendment) => (
						<li key={amendment.document.id} className="grid min-w-0 gap-1">
							<span className="break-words">
								<DocumentLink document={amendment.document} />
								{amendment.date ? `, ${shownDate(amendment.date)}` : ''}
							</span>
							<span className="break-words text-muted">
								<WordsLink words={amendment.words} />
							</span>
							{amendment.notCounted ? <span className="text-medium">{amendment.notCounted}</span> : null}
						</li>
					))}
				</ul>
			</div>
			<div>
				<h4 className="mb-2 text-sm font-semibold">{doubts.length === 0 ? 'Terms in force' : 'Terms as read'}</h4>
				{doubts.length > 0 ? (
					<ul className="mb-3 grid gap-1 text-sm text-medium">
						{doubts.map((doubt) => (
							<li key={doubt}>{doubt}</li>
						))}
					</ul>
				) : null}
				{terms.length === 0 ? (
					<p className="text-sm text-muted">None of the terms that are followed was read. Enter them in the records.</p>
				) : (
					<dl className="grid divide-y divide-line">
						{terms.map((term) => (
							<Term key={term.field} term={term} />
						))}
					</dl>
				)}
			</div>
		</li>
	)
}

function Term({ term: { label, stated, before } }: { term: TermInForce }) {
	return (
		<div className="grid gap-x-6 gap-y-1 py-3 first:pt-0 last:pb-0 sm:grid-cols-[11rem_1fr]">
			<dt className="text-sm text-muted">{label}</dt>
			<dd className="grid min-w-0 gap-1">
				<span className="flex flex-wrap items-center gap-2">
					<span className="font-medium break-words">{stated.value}</span>
					{stated.confirmed ? <Badge tone="good">Confirmed</Badge> : <Badge tone="medium">Not confirmed</Badge>}
				</span>
				<span className="text-sm break-words">
					<DocumentLink document={stated.document} />
					{stated.quote ? ': ' : null}
					{stated.quote ? <WordsLink words={stated} /> : null}
				</span>
				{before ? (
					<span className="text-sm break-words text-muted">
						{`Before: ${before.value} in ${before.document.name} `}
						{before.quote ? <WordsLink words={before} /> : null}
					</span>
				) : null}
			</dd>
		</div>
	)
}
