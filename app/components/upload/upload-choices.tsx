import { useId, useState, type ReactNode, type SelectHTMLAttributes } from 'react'
import { Link } from 'react-router'
import { industries } from '#app/domain/company/industries.ts'
import { autoDetect, categories, typesOf } from '#app/domain/review/type/catalogue.ts'
import { defaultPartyRole, defaultReviewTone, partyRoles, reviewTones } from '#app/domain/documents/review-choices.ts'
import { inputLook } from '#app/ui/plain-field.tsx'

/**
 * What an uploader can choose about a contract before it is reviewed. Choosing a category leaves its types to choose
 * from; without JavaScript all types are offered, and the type that was chosen decides.
 *
 * @param industry of the company's profile; left out where nobody is signed in
 */
export function UploadChoices({ chosen, industry }: { chosen: Record<string, string>; industry?: string | null }) {
	const [category, setCategory] = useState(chosen.document_category ?? '')
	return (
		<div className="grid gap-4 sm:grid-cols-2">
			<Choice label="Your side" name="party_role" defaultValue={chosen.party_role ?? defaultPartyRole}>
				{partyRoles.map(({ value, label }) => (
					<option key={value} value={value}>
						{label}
					</option>
				))}
			</Choice>
			<PartyName chosen={chosen.party_name} />
			<Choice label="Tone of the report" name="review_tone" defaultValue={chosen.review_tone ?? defaultReviewTone}>
				{reviewTones.map(({ value, label }) => (
					<option key={value} value={value}>
						{label}
					</option>
				))}
			</Choice>
			<Choice label="Industry" name="industry_type" defaultValue={chosen.industry_type ?? industry ?? ''}>
				<option value="">Not stated</option>
				<Types types={industries} />
			</Choice>
			<Choice
				label="Category"
				name="document_category"
				defaultValue={chosen.document_category ?? ''}
				onChange={(event) => setCategory(event.currentTarget.value)}
			>
				<option value="">{autoDetect}</option>
				{categories.map(({ code, name }) => (
					<option key={code} value={code}>
						{name}
					</option>
				))}
			</Choice>
			{/* Another category has another list of types: the key resets it to 'Auto-detect'. */}
			<Choice
				key={category}
				label="Document type"
				name="document_type"
				defaultValue={category === (chosen.document_category ?? '') ? (chosen.document_type ?? '') : ''}
			>
				<option value="">{autoDetect}</option>
				{category === '' ? (
					categories.map(({ code, name, types }) => (
						<optgroup key={code} label={name}>
							<Types types={types} />
						</optgroup>
					))
				) : (
					<Types types={typesOf(category)} />
				)}
			</Choice>
			{industry === undefined ? null : (
				<p className="text-left text-sm text-muted sm:col-span-2">
					{industry === null ? 'Preselect your industry and your side in the ' : 'Your industry comes from the '}
					<Link to="/company-profile" className="font-medium text-accent underline">
						company profile
					</Link>
					.
				</p>
			)}
		</div>
	)
}

function PartyName({ chosen }: { chosen: string | undefined }) {
	const id = useId()
	return (
		<div className="grid gap-1 text-left">
			<label htmlFor={id} className="text-sm font-medium">
				Your name in it <span className="font-normal text-muted">(optional)</span>
			</label>
			<input
				id={id}
				name="party_name"
				defaultValue={chosen ?? ''}
				maxLength={300}
				autoComplete="organization"
				placeholder="Acme, Inc. or Customer"
				className={inputLook}
			/>
		</div>
	)
}

function Types({ types }: { types: readonly string[] }) {
	return types.map((type) => (
		<option key={type} value={type}>
			{type}
		</option>
	))
}

function Choice({ label, children, ...select }: { label: string; children: ReactNode } & SelectHTMLAttributes<HTMLSelectElement>) {
	const id = useId()
	return (
		<div className="grid gap-1 text-left">
			<label htmlFor={id} className="text-sm font-medium">
				{label}
			</label>
			<select id={id} {...select} className={inputLook}>
				{children}
			</select>
		</div>
	)
}
