import { Form, Link } from 'react-router'
import { spanLink } from '#app/components/report/report-links.ts'
import { type FieldKind, periodUnits, recordFields, shownValue, type RecordField } from '#app/domain/record/record-fields.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { inputLook, PlainField, Labelled } from '#app/ui/plain-field.tsx'
import { shownDate } from '#app/ui/shown-date.ts'
import type { RefusedForm } from './refused-details.ts'
import type { ShownField } from './shown-record.server.ts'

interface RecordCardProps {
	documentId: string
	record: readonly ShownField[]
	mayEdit: boolean
	refused: RefusedForm | null
}

/** What the document says in short, each value with its words and whether somebody confirmed it. */
export function RecordCard({ documentId, record, mayEdit, refused }: RecordCardProps) {
	const refusedAll = refused?.fields.intent === 'confirm-all' ? refused : null
	const unconfirmed = record.filter(({ value, confirmedBy }) => value && !confirmedBy)
	return (
		<Card
			title="Record"
			description="Read from the newest report. Deadlines are computed only from values that someone confirmed."
			actions={
				mayEdit && unconfirmed.length > 1 ? (
					<Form method="post" preventScrollReset>
						<input type="hidden" name="intent" value="confirm-all" />
						{unconfirmed.map(({ field, value }) => (
							<HiddenValue key={field} field={field} value={value!} />
						))}
						<Button variant="secondary" size="small">
							{`Confirm all ${unconfirmed.length} values`}
						</Button>
					</Form>
				) : null
			}
		>
			{refusedAll ? <p className="mb-4 text-sm font-medium text-high">{refusedAll.error}</p> : null}
			<dl id="record" className="grid scroll-mt-24 divide-y divide-line">
				{record.map((field) => (
					<FieldRow
						key={field.field}
						documentId={documentId}
						field={field}
						mayEdit={mayEdit}
						refused={refused?.fields.field === field.field ? refused : null}
					/>
				))}
			</dl>
		</Card>
	)
}

function FieldRow({
	documentId,
	field: shown,
	mayEdit,
	refused,
}: {
	documentId: string
	field: ShownField
	mayEdit: boolean
	refused: RefusedForm | null
}) {
	const { field, value, confirmedBy, confirmedAt, source, readings } = shown
	const { label } = recordFields[field]
	return (
		<div className="grid gap-2 py-4 first:pt-0 last:pb-0">
			<dt className="flex flex-wrap items-center gap-2 text-sm font-semibold">
				{label}
				{confirmedBy ? (
					<Badge tone="good">{`Confirmed by ${confirmedBy}${confirmedAt ? `, ${shownDate(confirmedAt)}` : ''}`}</Badge>
				) : value || readings.length > 0 ? (
					<Badge tone="medium">Not confirmed</Badge>
				) : null}
			</dt>
			<dd className="grid gap-2">
				<p className="break-words">
					{value ? shownValue(field, value) : confirmedBy ? 'None' : readings.length > 0 ? 'Read in several ways' : 'Not found'}
				</p>
				{source ? <Words documentId={documentId} source={source} /> : null}
				{readings.map((reading) => (
					<div key={`${reading.value.value} ${reading.value.unit}`} className="rounded-lg bg-raised p-3 text-sm">
						<p>{`${confirmedBy ? 'The newest report reads' : 'One reading'}: ${shownValue(field, reading.value)}`}</p>
						<Words documentId={documentId} source={reading.source} />
						{mayEdit ? <ConfirmForm field={field} value={reading.value} label={`Use this ${label.toLowerCase()}`} /> : null}
					</div>
				))}
				{mayEdit ? (
					<div className="flex flex-wrap items-start gap-2 print:hidden">
						{value && !confirmedBy ? <ConfirmForm field={field} value={value} label="Confirm" /> : null}
						<details open={refused !== null}>
							<summary className="inline-flex min-h-9 cursor-pointer items-center rounded-lg px-3 text-sm font-semibold text-accent pointer-coarse:min-h-11">
								{value || confirmedBy ? 'Change' : 'Enter'}
								<span className="sr-only">{` ${label}`}</span>
							</summary>
							<EditForm shown={shown} refused={refused} />
						</details>
					</div>
				) : null}
			</dd>
		</div>
	)
}

function Words({ documentId, source: { quote, version, start, end } }: { documentId: string; source: NonNullable<ShownField['source']> }) {
	return (
		<p className="text-sm">
			<Link to={spanLink({ documentId, version }, { start, end })} className="break-words text-accent underline underline-offset-4">
				“{quote}”
			</Link>
		</p>
	)
}

type Value = NonNullable<ShownField['value']>

function HiddenValue({ field, value: { value, unit } }: { field: RecordField; value: Value }) {
	return (
		<>
			<input type="hidden" name={`value.${field}`} value={value} />
			{unit ? <input type="hidden" name={`unit.${field}`} value={unit} /> : null}
		</>
	)
}

function ConfirmForm({ field, value, label }: { field: RecordField; value: Value; label: string }) {
	return (
		<Form method="post" preventScrollReset>
			<input type="hidden" name="intent" value="record" />
			<input type="hidden" name="field" value={field} />
			<HiddenValue field={field} value={value} />
			<Button variant="secondary" size="small">
				{label}
				{label === 'Confirm' ? <span className="sr-only">{` ${recordFields[field].label}`}</span> : null}
			</Button>
		</Form>
	)
}

const inputModes: Partial<Record<FieldKind, 'decimal' | 'numeric'>> = {
	period: 'decimal',
	money: 'decimal',
	percent: 'decimal',
	count: 'numeric',
}

function EditForm({ shown: { field, value }, refused }: { shown: ShownField; refused: RefusedForm | null }) {
	const definition = recordFields[field]
	const [valueName, unitName] = [`value.${field}`, `unit.${field}`]
	const typed = String(refused?.fields[valueName] ?? value?.value ?? '')
	const unit = String(refused?.fields[unitName] ?? value?.unit ?? '')
	const hint = 'hint' in definition ? definition.hint : 'Leave empty if the document has none.'
	return (
		<Form method="post" preventScrollReset className="mt-2 grid gap-3 rounded-lg bg-raised p-4">
			<input type="hidden" name="intent" value="record" />
			<input type="hidden" name="field" value={field} />
			{definition.kind === 'choice' ? (
				<Labelled id={valueName} label={definition.label} error={refused?.error}>
					<select id={valueName} name={valueName} defaultValue={typed} className={inputLook}>
						<option value="">None</option>
						{definition.choices.map((choice) => (
							<option key={choice} value={choice}>
								{choice}
							</option>
						))}
					</select>
				</Labelled>
			) : (
				<PlainField
					label={definition.label}
					name={valueName}
					type={definition.kind === 'date' ? 'date' : 'text'}
					inputMode={inputModes[definition.kind]}
					defaultValue={typed}
					error={refused?.error}
					hint={hint}
				/>
			)}
			{definition.kind === 'period' ? (
				<Labelled id={unitName} label="Unit">
					<select id={unitName} name={unitName} defaultValue={unit || 'months'} className={inputLook}>
						{periodUnits.map((each) => (
							<option key={each} value={each}>
								{each}
							</option>
						))}
					</select>
				</Labelled>
			) : null}
			{definition.kind === 'money' ? <PlainField label="Currency" name={unitName} defaultValue={unit || 'USD'} maxLength={3} /> : null}
			<div>
				<Button variant="secondary" size="small">
					Save and confirm
				</Button>
			</div>
		</Form>
	)
}
