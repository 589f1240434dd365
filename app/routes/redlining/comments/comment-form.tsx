import { useId } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { inputLook } from '#app/ui/plain-field.tsx'
import { longestNote } from '../forms/text-fields.ts'
import type { CardPlace } from '../forms/card-place.ts'
import { PageForm } from '../forms/page-form.tsx'
import { refusedBox, useTyped, RefusalMessage } from '../forms/typed-text.tsx'

/** What a comment is about: a suggestion, words of a paragraph, or with `thread` the comment that it replies to. */
export type CommentAbout = Record<string, string>

function CommentForm({ place, fragment, about, label }: { place: CardPlace; fragment: string; about: CommentAbout; label: string }) {
	const id = useId()
	const typed = useTyped(resourceOf(about), about)
	return (
		<PageForm
			resource={resourceOf(about)}
			place={place}
			fragment={fragment}
			anchor={fragment}
			about={about}
			resets
			className="mt-1 grid gap-2"
		>
			<label htmlFor={id} className="sr-only">
				{label}
			</label>
			<textarea
				id={id}
				name="body"
				required
				maxLength={longestNote}
				rows={3}
				placeholder={label}
				defaultValue={typed.of('body')}
				{...refusedBox(`${id}-error`, typed)}
				className={inputLook}
			/>
			<RefusalMessage id={`${id}-error`} typed={typed} />
			{place.people.length > 0 ? (
				<>
					<label htmlFor={`${id}-to`} className="text-muted">
						Mention someone
					</label>
					<select id={`${id}-to`} name="mention" defaultValue={typed.of('mention') ?? ''} className={inputLook}>
						<option value="">No one</option>
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
					<input type="checkbox" name="forFile" value="1" defaultChecked={typed.of('forFile') === '1'} className="size-4.5" />
					Share with the counterparty: include it in the Word file
				</label>
			)}
			<div>
				<Button variant="secondary" size="small">
					{'thread' in about ? 'Send reply' : 'Send comment'}
				</Button>
			</div>
		</PageForm>
	)
}

/** The form behind a line that opens it; already open after a refusal. */
export function FoldedCommentForm({
	summary,
	open = false,
	forKey = false,
	className,
	...form
}: Parameters<typeof CommentForm>[0] & { summary: string; open?: boolean; forKey?: boolean; className?: string }) {
	const typed = useTyped(resourceOf(form.about), form.about)
	return (
		<Disclosure open={open || typed.any} className={className}>
			<summary data-comment={forKey ? '' : undefined} className="min-h-9 py-1.5 font-semibold text-accent">
				{summary}
			</summary>
			<CommentForm {...form} />
		</Disclosure>
	)
}

function resourceOf(about: CommentAbout): 'replies' | 'comments' {
	return 'thread' in about ? 'replies' : 'comments'
}
