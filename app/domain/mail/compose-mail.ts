import type { Mail } from '#app/infrastructure/mail/mailer.ts'

/** The content of a mail, from top to bottom: sentences, links and codes to type. */
export type MailPart = string | { link: string; label: string } | { code: string }

/**
 * A mail in the shared layout, as plain text and as HTML with the same content. Links and codes are on lines of their
 * own, so that programs that show plain text can't break them.
 */
export function composeMail(to: string, subject: string, parts: readonly MailPart[]): Mail {
	return {
		to,
		subject,
		text: `${[...parts, signature].map(asText).join('\n\n')}\n`,
		html: `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>
:root { color-scheme: light dark; supported-color-schemes: light dark }
@media (prefers-color-scheme: dark) {
body { background: #121417 !important; color: #eeece6 !important }
.address { color: #a7adb6 !important }
}
</style>
</head>
<body style="margin:0;padding:24px 16px;background:#f8f7f3;color:#1b1e23;font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif">
<div style="max-width:34rem;margin:0 auto">
${[...parts, signature].map(asHtml).join('\n')}
</div>
</body>
</html>
`,
	}
}

const signature = 'Fineprint'

function asText(part: MailPart): string {
	if (typeof part === 'string') return part
	return 'code' in part ? part.code : `${part.label}:\n${part.link}`
}

/** These colors work in light and dark mode; mail programs that drop styles show a link. */
const button =
	'display:inline-block;padding:12px 20px;border-radius:8px;background:#2a43a5;color:#ffffff;font-weight:600;text-decoration:none'

function asHtml(part: MailPart): string {
	if (typeof part === 'string') return `<p style="margin:0 0 16px">${escapeHtml(part)}</p>`
	if ('code' in part) return `<p style="margin:0 0 16px;font-size:24px;letter-spacing:4px"><strong>${escapeHtml(part.code)}</strong></p>`
	const link = escapeHtml(part.link)
	return `<p style="margin:0 0 8px"><a href="${link}" style="${button}">${escapeHtml(part.label)}</a></p>
<p class="address" style="margin:0 0 16px;color:#575d66;font-size:14px;overflow-wrap:anywhere">${link}</p>`
}

function escapeHtml(text: string): string {
	return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')
}
