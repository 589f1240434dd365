import { useId, useState } from 'react'
import { buttonLook } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { inputLook } from '#app/ui/plain-field.tsx'
import { CopyButton } from '#app/ui/copy-button.tsx'

/** Mail programs cut or refuse longer mailto links. */
const longestMailBody = 1800

/** The drafted reply, to edit, copy or send from one's own mail program. */
export function RoundReply({ draft, subject }: { draft: string; subject: string }) {
	const id = useId()
	const [edited, setEdited] = useState<{ from: string; text: string } | null>(null)
	// A new answer above makes a new draft, which edits of the old one no longer fit.
	const text = edited?.from === draft ? edited.text : draft
	const fits = encodeURIComponent(text).length <= longestMailBody
	const mail = `mailto:?subject=${encodeURIComponent(subject)}${fits ? `&body=${encodeURIComponent(text)}` : ''}`
	return (
		<Card title="Draft reply" description="Drafted from your answers above. Nothing is sent from here.">
			<label htmlFor={id} className="text-sm font-semibold">
				Your reply
			</label>
			<textarea
				id={id}
				value={text}
				onChange={(event) => setEdited({ from: draft, text: event.currentTarget.value })}
				rows={Math.min(28, text.split('\n').length + 6)}
				className={`${inputLook} mt-1.5 font-sans leading-relaxed`}
			/>
			<div className="mt-3 flex flex-wrap items-center gap-2 print:hidden">
				<a href={mail} className={buttonLook({ variant: 'secondary', size: 'small' })}>
					Open in email app
				</a>
				<CopyButton text={text} label="Copy the reply" />
				{fits ? null : (
					<p className="basis-full text-sm text-muted">The reply is too long for an email link. Copy it and paste it into your email.</p>
				)}
			</div>
		</Card>
	)
}
