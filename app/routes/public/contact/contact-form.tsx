import { getFormProps, getTextareaProps, useForm, type SubmissionResult } from '@conform-to/react'
import { Form, useNavigation } from 'react-router'
import { contactTopics } from '#app/domain/contact/contact-topics.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field, SelectField } from '#app/ui/field.tsx'
import { inputLook, Labelled } from '#app/ui/plain-field.tsx'

const topics = Object.entries(contactTopics).map(([value, label]) => ({ value, label }))

interface Typed {
	name: string
	email: string
	topic: string
	message: string
}

/** Checked on the server; what was typed stays, with and without scripts. */
export function ContactForm({
	writer,
	lastResult,
}: {
	writer: { name: string; email: string } | null
	lastResult: SubmissionResult<string[]> | undefined
}) {
	const sending = useNavigation().formAction === '/contact'
	const [form, fields] = useForm<Typed>({ id: 'contact', lastResult, defaultValue: { topic: 'question', ...writer } })
	const { key: messageKey, ...message } = getTextareaProps(fields.message)
	return (
		<Form method="post" {...getFormProps(form)} noValidate className="grid content-start gap-5">
			{form.errors ? (
				<Alert tone="error" id={form.errorId}>
					{form.errors[0]}
				</Alert>
			) : null}
			<div className="grid gap-5 sm:grid-cols-2">
				<Field field={fields.name} label="Your name" autoComplete="name" required />
				<Field field={fields.email} label="Email" type="email" autoComplete="email" hint="We answer to this address." required />
			</div>
			<SelectField field={fields.topic} label="What is it about?" options={topics} />
			<Labelled id={fields.message.id} label="Message" error={fields.message.errors?.[0]} errorId={fields.message.errorId}>
				<textarea key={messageKey} {...message} rows={8} required className={inputLook} />
			</Labelled>
			<div hidden>
				<label htmlFor="contact-website">Leave this empty</label>
				<input id="contact-website" name="website" tabIndex={-1} autoComplete="off" />
			</div>
			<p className="text-sm text-muted">Please do not paste contracts or other confidential text here.</p>
			<div>
				<Button size="large" disabled={sending}>
					{sending ? 'Sending …' : 'Send message'}
				</Button>
			</div>
		</Form>
	)
}
