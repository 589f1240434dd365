import { docxMediaType } from '#app/domain/extraction/extracted-document.ts'
import { PlainField } from '#app/ui/plain-field.tsx'

/** The Word file of a template, with a short lesson in its language. */
export function FileField() {
	return (
		<div className="grid gap-3">
			<PlainField label="Word file" type="file" name="file" required accept={`.docx,${docxMediaType}`} hint="A .docx of up to 10 MB." />
			<details className="rounded-lg border border-line px-4 py-3 text-sm">
				<summary className="cursor-pointer font-medium">How placeholders are written</summary>
				<dl className="mt-3 grid gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
					{lessons.map(([words, meaning]) => (
						<div key={words} className="contents">
							<dt>
								<code className="break-words">{words}</code>
							</dt>
							<dd className="text-muted">{meaning}</dd>
						</div>
					))}
				</dl>
			</details>
		</div>
	)
}

const lessons = [
	['{{company_name}}', 'the value of a field'],
	['{{start_date | date "MMMM D, YYYY"}}', 'a value in a format'],
	['{{#if mutual}} … {{else}} … {{/if}}', 'words, paragraphs or table rows under a condition'],
	['{{#each founders}} {{name}} {{/each}}', 'the same for every entry of a list'],
	['{{clause "Governing law"}}', 'a place that a clause of the library fills'],
] as const
