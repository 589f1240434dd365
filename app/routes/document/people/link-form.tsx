import { useId } from 'react'
import { Form } from 'react-router'
import { shownVersion } from '#app/domain/documents/version-number.ts'
import { linkDays, longestLabel, longestPassword, shortestPassword } from '#app/domain/share-links/share-link.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { hintId, inputLook, Labelled, PlainField } from '#app/ui/plain-field.tsx'

/** Makes a link with which somebody without an account reads one version. */
export function LinkForm({
	newest,
	refused,
}: {
	newest: number
	refused: { fields: Readonly<Record<string, unknown>>; error: string } | null
}) {
	const id = useId()
	const typed = (name: string) => (typeof refused?.fields[name] === 'string' ? refused.fields[name] : undefined)
	const checked = (name: string, usually: boolean) => (refused ? name in refused.fields : usually)
	return (
		<Disclosure className="rounded-xl border border-line bg-surface print:hidden" open={refused !== null}>
			<summary className="cursor-pointer px-5 py-4 font-semibold text-ink sm:px-6">Share by a link</summary>
			<Form method="post" className="grid max-w-xl gap-4 px-5 pb-5 sm:px-6 sm:pb-6" preventScrollReset>
				<p className="text-sm text-muted">Someone without an account can read one version with it, until it expires.</p>
				<input type="hidden" name="intent" value="link" />
				{refused ? <Alert tone="error">{refused.error}</Alert> : null}
				<PlainField
					label="For"
					name="label"
					required
					maxLength={longestLabel}
					autoComplete="off"
					placeholder="Series A investor"
					defaultValue={typed('label')}
					hint="Only you see this, unless it is the watermark."
				/>
				<Labelled id={`${id}-version`} label="Version">
					<select id={`${id}-version`} name="version" defaultValue={typed('version') ?? String(newest)} className={inputLook}>
						{Array.from({ length: newest }, (_, index) => newest - index).map((number) => (
							<option key={number} value={number}>
								{`${shownVersion(number)}${number === newest ? ' (newest)' : ''}`}
							</option>
						))}
					</select>
				</Labelled>
				<Labelled id={`${id}-days`} label="Works for">
					<select id={`${id}-days`} name="days" defaultValue={typed('days') ?? '7'} className={inputLook}>
						{linkDays.map((days) => (
							<option key={days} value={days}>
								{days === 1 ? '1 day' : `${days} days`}
							</option>
						))}
					</select>
				</Labelled>
				<PlainField
					label="Password (optional)"
					name="password"
					type="password"
					autoComplete="new-password"
					minLength={shortestPassword}
					maxLength={longestPassword}
					hint="At least 8 characters. Send it another way than the link."
				/>
				<Labelled
					id={`${id}-emails`}
					label="Only these email addresses (optional)"
					hint="One on each line. Readers confirm their address with a code that we email them."
				>
					<textarea
						id={`${id}-emails`}
						name="emails"
						rows={3}
						defaultValue={typed('emails')}
						aria-describedby={hintId(`${id}-emails`)}
						className={inputLook}
					/>
				</Labelled>
				<Check
					name="no_download"
					label="No download"
					hint="There is no file to save. Readers can still copy or photograph what they read."
					checked={checked('no_download', true)}
				/>
				<Check
					name="watermark"
					label="Watermark"
					hint="Across each page: the reader’s confirmed email address, or else the link’s label and their network address. A visible mark only."
					checked={checked('watermark', false)}
				/>
				<div>
					<Button variant="secondary">Make a link</Button>
				</div>
			</Form>
		</Disclosure>
	)
}

function Check({ name, label, hint, checked }: { name: string; label: string; hint: string; checked: boolean }) {
	const id = useId()
	return (
		<div className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1">
			<input
				type="checkbox"
				id={id}
				name={name}
				value="yes"
				defaultChecked={checked}
				aria-describedby={hintId(id)}
				className="mt-1 size-5 accent-accent"
			/>
			<label htmlFor={id} className="font-semibold">
				{label}
			</label>
			<p id={hintId(id)} className="col-start-2 text-sm text-muted">
				{hint}
			</p>
		</div>
	)
}
