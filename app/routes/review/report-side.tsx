import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { autoDetect, categories } from '#app/domain/documents/catalogue.ts'
import { defaultPartyRole, partyRoles } from '#app/domain/documents/review-choices.ts'
import type { ReportParty } from '#app/domain/review/report.ts'
import { sideQuestion, sideSentence } from '#app/domain/review/sides/side-words.ts'
import type { AboutReport } from '#app/domain/review/stored-sections.ts'
import { Button } from '#app/ui/button.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { inputLook, Labelled } from '#app/ui/plain-field.tsx'
import { sideLink, type ReportPlace } from './report-links.ts'

/**
 * For whom the report is, said once, with the question which party the reader is. The answer has the same version
 * reviewed anew, without a credit. Open as long as the reader has not answered.
 */
export function ReportSide({ about, place }: { about: AboutReport; place: ReportPlace }) {
	const { document, options } = about
	const said = sideSentence(about)
	return (
		<section aria-label="Your side" className="rounded-xl border border-line bg-surface">
			{said ? <p className="px-5 pt-4 font-semibold text-ink sm:px-6">{said}</p> : null}
			<Disclosure open={document.reader?.certainty !== 'chosen'} className="print:hidden">
				<summary className="cursor-pointer px-5 py-4 text-sm font-medium text-accent sm:px-6">Change your side or the document type</summary>
				<Form method="post" action={sideLink(place)} className="grid gap-5 px-5 pb-5 sm:px-6 sm:pb-6">
					{document.parties.length > 1 ? <PartyChoice parties={document.parties} chosen={document.reader?.name ?? null} /> : <RoleChoice chosen={options.party_role} />}
					<div className="grid items-end gap-4 sm:grid-cols-[minmax(0,1fr)_auto]">
						<TypeChoice found={document.type} chosen={options.document_type} />
						<Button variant="secondary">Review again for this side</Button>
					</div>
					<p className="text-sm text-muted">This takes no check: the same document is reviewed anew, and the new report takes the place of this one.</p>
				</Form>
			</Disclosure>
		</section>
	)
}

function PartyChoice({ parties, chosen }: { parties: ReportParty[]; chosen: string | null }) {
	return (
		<Choices legend={sideQuestion(parties)} columns={parties.length === 2}>
			{parties.map(({ name, role }) => (
				<Choice key={name} name="party_name" value={name} checked={name === chosen} hint={role === name ? null : role}>
					{name}
				</Choice>
			))}
			<Choice name="party_name" value="" checked={chosen === null} hint="Points that could hurt either side are listed">
				I am not sure
			</Choice>
		</Choices>
	)
}

/** Where the parties could not be told apart, Sender and Receiver are what there is to choose from. */
function RoleChoice({ chosen }: { chosen: AboutReport['options']['party_role'] }) {
	return (
		<Choices legend="Did you send this document, or was it sent to you?" columns={false}>
			{partyRoles.map(({ label, value, role }) => (
				<Choice key={value} name="party_role" value={value} checked={role === chosen} hint={null}>
					{value === defaultPartyRole ? 'I am not sure' : label}
				</Choice>
			))}
		</Choices>
	)
}

function Choices({ legend, columns, children }: { legend: string; columns: boolean; children: ReactNode }) {
	return (
		<fieldset>
			<legend className="mb-3 font-semibold text-ink">{legend}</legend>
			<div className={`grid gap-2 ${columns ? 'sm:grid-cols-3' : ''}`}>{children}</div>
		</fieldset>
	)
}

function Choice({ name, value, checked, hint, children }: { name: string; value: string; checked: boolean; hint: string | null; children: ReactNode }) {
	return (
		<label className="flex min-h-11 cursor-pointer items-start gap-3 rounded-lg border border-control px-3 py-2.5 has-checked:border-accent has-checked:bg-accent-soft">
			<input type="radio" name={name} value={value} defaultChecked={checked} className="mt-1 size-4.5 shrink-0 accent-accent" />
			<span className="min-w-0">
				<span className="block font-medium break-words text-ink">{children}</span>
				{hint ? <span className="block text-sm text-muted">{hint}</span> : null}
			</span>
		</label>
	)
}

/** The type as it was chosen; where nobody chose, the type that was found stays as found. */
function TypeChoice({ found, chosen }: { found: string; chosen: string | null }) {
	return (
		<Labelled id="document-type" label="Document type">
			<select id="document-type" name="document_type" defaultValue={chosen ?? ''} className={inputLook}>
				<option value="">{chosen === null ? `${autoDetect}: ${found}` : autoDetect}</option>
				{categories.map(({ code, name, types }) => (
					<optgroup key={code} label={name}>
						{types.map((type) => (
							<option key={type} value={type}>
								{type}
							</option>
						))}
					</optgroup>
				))}
			</select>
		</Labelled>
	)
}
