import { useState } from 'react'
import { Form } from 'react-router'
import type { DocumentState } from '#app/domain/documents/filing/document-state.server.ts'
import { categories, categoryName, typesOf, uncategorized } from '#app/domain/review/type/catalogue.ts'
import { Button } from '#app/ui/button.tsx'
import { hintId, inputLook, Labelled, PlainField } from '#app/ui/plain-field.tsx'
import type { RefusedForm } from './refused-details.ts'

interface FilingFormProps {
	name: string
	state: DocumentState
	refused: RefusedForm | null
	/** Whether the document is signed: it then keeps its name, and the category and type that it has. */
	signed: boolean
}

/** The form to rename a document, move it to another category, set its type, and tag it. */
export function FilingForm({ name, state, refused, signed }: FilingFormProps) {
	const typed = (field: string, saved: string) => String(refused?.fields[field] ?? saved)
	const error = (field: string) => (refused?.field === field ? refused.error : undefined)
	return (
		<Form method="post" preventScrollReset className="grid gap-4">
			<input type="hidden" name="intent" value="file" />
			<PlainField
				label="Name"
				name="name"
				defaultValue={typed('name', name)}
				readOnly={signed}
				required
				maxLength={200}
				error={error('name')}
				hint={signed ? 'A signed document keeps its name, category and type. Set it back to Draft to change them.' : undefined}
			/>
			{signed && state.category !== 'UNCATEGORIZED' && state.documentType !== null ? (
				<FixedPlace state={state} />
			) : (
				<CategoryAndType
					category={typed('category', state.category)}
					type={typed('type', state.documentType ?? '')}
					error={error('type')}
				/>
			)}
			<PlainField
				label="Tags"
				name="tags"
				defaultValue={typed('tags', state.tags.join(', '))}
				error={error('tags')}
				hint="Separated by commas, such as “2026 round, needs signature”."
			/>
			{refused && !refused.field ? <p className="text-sm font-medium text-high">{refused.error}</p> : null}
			<div>
				<Button>Save</Button>
			</div>
		</Form>
	)
}

/** The place of a signed document: shown, and sent as it is. */
function FixedPlace({ state }: { state: DocumentState }) {
	return (
		<dl className="grid gap-3">
			<div>
				<dt className="text-sm font-semibold">Category</dt>
				<dd>{categoryName(state.category)}</dd>
			</div>
			<div>
				<dt className="text-sm font-semibold">Document type</dt>
				<dd>{state.documentType}</dd>
			</div>
			<input type="hidden" name="category" value={state.category} />
		</dl>
	)
}

/** With scripts a category has its own types to choose from, and choosing another one resets the type. */
function CategoryAndType({ category, type, error }: { category: string; type: string; error?: string }) {
	const [chosen, setChosen] = useState<string | null>(null)
	const offered = chosen === null ? categories : categories.filter(({ code }) => code === chosen)
	return (
		<>
			<Labelled id="category" label="Category">
				<select
					id="category"
					name="category"
					defaultValue={category}
					onChange={(event) => setChosen(event.currentTarget.value)}
					className={inputLook}
				>
					{[...categories, uncategorized].map(({ code }) => (
						<option key={code} value={code}>
							{categoryName(code)}
						</option>
					))}
				</select>
			</Labelled>
			<Labelled
				id="type"
				label="Document type"
				hint="Its record, deadlines and place in the company record go by it. Reports keep the type they were made for."
				error={error}
			>
				<select
					key={chosen}
					id="type"
					name="type"
					defaultValue={chosen === null || chosen === category ? type : ''}
					aria-describedby={hintId('type')}
					className={inputLook}
				>
					<option value="">Not set</option>
					{offered.map(({ code, name }) => (
						<optgroup key={code} label={name}>
							{typesOf(code).map((each) => (
								<option key={each} value={each}>
									{each}
								</option>
							))}
						</optgroup>
					))}
				</select>
			</Labelled>
		</>
	)
}

/** The same for people who may only read it. */
export function FilingFacts({ state }: { state: DocumentState }) {
	return (
		<dl className="grid gap-3">
			<div>
				<dt className="text-sm font-semibold">Category</dt>
				<dd>{categoryName(state.category)}</dd>
			</div>
			<div>
				<dt className="text-sm font-semibold">Document type</dt>
				<dd>{state.documentType ?? 'Not set'}</dd>
			</div>
			<div>
				<dt className="text-sm font-semibold">Tags</dt>
				<dd>{state.tags.length === 0 ? 'None' : state.tags.join(', ')}</dd>
			</div>
		</dl>
	)
}
