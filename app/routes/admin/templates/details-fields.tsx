import { categories } from '#app/domain/review/type/catalogue.ts'
import { PlainArea, PlainField, PlainSelect } from '#app/ui/plain-field.tsx'

/** What is said of a template beside its file, in a form. */
export function DetailsFields({ typed, errors }: { typed: Readonly<Record<string, string>>; errors: Readonly<Record<string, string>> }) {
	const field = (name: string) => ({ name, defaultValue: typed[name] ?? '', error: errors[name] })
	return (
		<>
			<PlainField label="Name" {...field('name')} required maxLength={120} />
			<div className="grid gap-5 sm:grid-cols-2">
				<PlainSelect label="Category" {...field('category')} required>
					<option value="">Choose a category</option>
					{categories.map(({ code, name }) => (
						<option key={code} value={code}>
							{name}
						</option>
					))}
				</PlainSelect>
				<PlainSelect label="Document type" {...field('documentType')} required>
					<option value="">Choose a document type</option>
					{categories.map(({ code, name, types }) => (
						<optgroup key={code} label={name}>
							{types.map((type) => (
								<option key={type} value={type}>
									{type}
								</option>
							))}
						</optgroup>
					))}
				</PlainSelect>
			</div>
			<PlainArea
				label="Description"
				{...field('description')}
				maxLength={2000}
				hint="What it is for, in a sentence or two. People choose by it."
			/>
			<PlainArea label="Source" {...field('source')} maxLength={2000} hint="The practice that it follows, and where its words come from." />
			<div className="grid gap-5 sm:grid-cols-2">
				<PlainField label="License" {...field('license')} maxLength={200} />
				<PlainField
					label="Verified by"
					{...field('verifiedBy')}
					maxLength={200}
					hint="The lawyer with their firm. Empty: not verified by a lawyer."
				/>
			</div>
		</>
	)
}
