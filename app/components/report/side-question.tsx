import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { autoDetect, categories } from '#app/domain/review/type/catalogue.ts'
import { defaultPartyRole, partyRoles } from '#app/domain/documents/review-choices.ts'
import type { ModelOffer } from '#app/domain/review/model/model-offer.ts'
import type { ReportParty } from '#app/domain/review/report/report.ts'
import { sideOfReport, sideQuestion, sideSentence } from '#app/domain/review/sides/side-words.ts'
import type { AboutReport } from '#app/domain/review/report/stored-sections.ts'
import { Button } from '#app/ui/button.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { inputLook, Labelled } from '#app/ui/plain-field.tsx'
import { sideLink, type ReportPlace } from './report-links.ts'

interface SideProps {
	about: AboutReport
	/** The language model that reads the document again; `null` where the uploader agreed to none. */
	model: ModelOffer | null
	place: ReportPlace
}

/**
 * The side the report is for, and a form to choose another. Choosing has the same version reviewed again, without a
 * credit; people who may not start a review only see the side. The form is folded, so that the verdict is on the first
 * screen.
 */
export function ReportSide({ about, model, place, mayChange }: SideProps & { mayChange: boolean }) {
	const { parties, reader } = about.document
	const answered = reader?.certainty === 'chosen' || reader?.by === 'profile'
	if (!mayChange) {
		const side = sideOfReport(about)
		return side ? <p className="rounded-xl border border-line bg-surface px-5 py-4 font-semibold text-ink sm:px-6">{side}</p> : null
	}
	const sentence = sideSentence(about)
	return (
		<section aria-label="Your side" className="rounded-xl border border-line bg-surface">
			<Disclosure key={reader?.name}>
				<summary className="flex cursor-pointer list-none flex-wrap items-baseline justify-between gap-x-6 gap-y-1 px-5 py-4 sm:px-6">
					{sentence ? <span className="font-semibold text-ink">{sentence}</span> : null}
					<span className="text-sm font-medium text-accent underline underline-offset-4 print:hidden">
						{answered ? 'Change side or document type' : parties.length > 1 ? sideQuestion(parties) : roleQuestion}
					</span>
				</summary>
				<div className="border-t border-line p-5 sm:p-6">
					<SideForm about={about} model={model} place={place} />
				</div>
			</Disclosure>
		</section>
	)
}

const roleQuestion = 'Did you send this document, or was it sent to you?'

function SideForm({ about: { document, options }, model, place }: SideProps) {
	const { parties, reader } = document
	return (
		<Form method="post" action={sideLink(place)} className="grid gap-5 print:hidden">
			{parties.length > 1 ? <PartyChoice parties={parties} chosen={reader?.name ?? null} /> : <RoleChoice chosen={options.party_role} />}
			<div className="grid items-end gap-4 sm:grid-cols-[minmax(0,1fr)_auto]">
				<TypeChoice found={document.type} chosen={options.document_type} />
				<Button variant="secondary">Review again</Button>
			</div>
			<p className="text-sm text-muted">
				This does not use a check. The same document is reviewed again, and the new report replaces this one.
				{model ? ` As chosen at upload, ${model.name} at ${model.server} will read its text again.` : null}
			</p>
		</Form>
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
			<Choice name="party_name" value="" checked={chosen === null} hint={null}>
				I am not sure
			</Choice>
		</Choices>
	)
}

/** Where the review found no party names, the choice is Sender or Receiver. */
function RoleChoice({ chosen }: { chosen: AboutReport['options']['party_role'] }) {
	return (
		<Choices legend={roleQuestion} columns={false}>
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

interface ChoiceProps {
	name: string
	value: string
	checked: boolean
	hint: string | null
	children: ReactNode
}

const choiceLook = 'flex min-h-11 cursor-pointer items-start gap-3 rounded-lg border border-control px-3 py-2.5'

function Choice({ name, value, checked, hint, children }: ChoiceProps) {
	return (
		<label className={`${choiceLook} has-checked:border-accent has-checked:bg-accent-soft`}>
			<input type="radio" name={name} value={value} defaultChecked={checked} className="mt-1 size-4.5 shrink-0 accent-accent" />
			<span className="min-w-0">
				<span className="block font-medium break-words text-ink">{children}</span>
				{hint ? <span className="block text-sm text-muted">{hint}</span> : null}
			</span>
		</label>
	)
}

/** The type that was chosen; where nobody chose one, the detected type stays the default. */
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
