import { useId } from 'react'
import { Button } from '#app/ui/button.tsx'
import { inputLook } from '#app/ui/plain-field.tsx'
import { PlaceFields, type CardPlace } from './redlining-place-fields.tsx'

/** Says something about a suggestion, a thread or words, and may call somebody who shares the document by name. */
export function CommentForm({ place, fragment, about, label }: { place: CardPlace; fragment: string; about: Record<string, string>; label: string }) {
	const id = useId()
	return (
		<form method="post" data-scripted data-reset className="mt-1 grid gap-2">
			<PlaceFields place={place} fragment={fragment} />
			{Object.entries(about).map(([name, value]) => (
				<input key={name} type="hidden" name={name} value={value} />
			))}
			<label htmlFor={id} className="sr-only">
				{label}
			</label>
			<textarea id={id} name="body" required maxLength={4000} rows={3} placeholder={label} className={inputLook} />
			{place.people.length > 0 ? (
				<>
					<label htmlFor={`${id}-to`} className="text-muted">
						Call somebody by name
					</label>
					<select id={`${id}-to`} name="mention" defaultValue="" className={inputLook}>
						<option value="">Nobody</option>
						{place.people.map(({ id: personId, name }) => (
							<option key={personId} value={personId}>
								{`@${name}`}
							</option>
						))}
					</select>
				</>
			) : null}
			{'thread' in about || !place.mayDecide ? null : (
				<label className="flex min-h-9 items-center gap-2">
					<input type="checkbox" name="forFile" value="1" className="size-4.5" />
					The other side may read it: it goes into the Word file
				</label>
			)}
			<div>
				<Button name="do" value={'thread' in about ? 'reply' : 'comment'} variant="secondary" size="small">
					{'thread' in about ? 'Send reply' : 'Send comment'}
				</Button>
			</div>
		</form>
	)
}
