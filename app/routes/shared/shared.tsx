import { data, redirect } from 'react-router'
import { DocumentParagraphs } from '#app/components/document-text/document-paragraphs.tsx'
import { tooManyRequests } from '#app/domain/identity/sign-in-limits.ts'
import { shownVersion } from '#app/domain/documents/version-number.ts'
import { pdfMediaType } from '#app/domain/extraction/extracted-document.ts'
import { noteLinkView } from '#app/domain/share-links/open-link.server.ts'
import { readSharedText } from '#app/domain/share-links/shared-text.server.ts'
import { requestContext, servicesContext } from '#app/http/context.ts'
import { parseForm } from '#app/http/form.server.ts'
import { passedHeaders } from '#app/http/passed-headers.ts'
import { Alert } from '#app/ui/alert.tsx'
import { buttonLook } from '#app/ui/button.tsx'
import { Moment } from '#app/ui/moment.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import type { Route } from './+types/shared.ts'
import { answerGate } from './answer-gate.server.ts'
import { GateForm } from './gate-form.tsx'
import { openShared, passCookie } from './open-shared.server.ts'
import { textOfPages } from './text-of-pages.ts'
import { Watermark } from './watermark.tsx'

export const headers = passedHeaders

export async function loader({ context, params, request }: Route.LoaderArgs) {
	const now = new Date()
	const { link, pass, gate } = await openShared(context, request, params.token, now)
	if (gate !== null) return { gate, mailedTo: gate === 'code' ? (pass.code?.email ?? null) : null, document: null }
	const services = context.get(servicesContext)
	const words = await readSharedText(services, link)
	const { ip } = context.get(requestContext)
	if (request.method === 'GET') await noteLinkView(services, link, { address: pass.email, networkAddress: ip, action: 'viewed' }, now)
	const { version } = link
	return {
		gate: null,
		mailedTo: null,
		document: {
			name: link.document.name,
			version: shownVersion(version.number),
			expiresAt: link.expiresAt,
			// Where no mail address is asked for, the address in the network is all that is known of the reader.
			watermark: link.watermark ? (pass.email ?? `${link.label} · ${ip}`) : null,
			mayDownload: !link.noDownload,
			isPdf: version.mediaType === pdfMediaType,
			words: words && { ...words, pages: textOfPages(words.paragraphs, version.mediaType === pdfMediaType) },
		},
	}
}

export async function action({ context, params, request }: Route.ActionArgs) {
	const now = new Date()
	const opened = await openShared(context, request, params.token, now)
	const fields = Object.fromEntries(await parseForm(request))
	const { ip } = context.get(requestContext)
	const answer = await answerGate(context.get(servicesContext), opened, fields, ip, now)
	if ('error' in answer) return data({ error: answer.error }, { status: 400 })
	if ('waitFor' in answer)
		return data({ error: tooManyRequests(answer.waitFor) }, { status: 429, headers: { 'Retry-After': String(answer.waitFor) } })
	throw redirect(`/shared/${encodeURIComponent(params.token)}`, {
		headers: { 'Set-Cookie': await passCookie(context, opened.link, answer.pass, now) },
	})
}

/** One version of a document for a reader without an account, or the question that stands before it. */
export default function Shared({ loaderData: { gate, mailedTo, document }, actionData, params }: Route.ComponentProps) {
	if (gate !== null) return <GateForm gate={gate} mailedTo={mailedTo} error={actionData?.error} />
	return <SharedDocument document={document} token={params.token} />
}

function SharedDocument({ document, token }: { document: NonNullable<Route.ComponentProps['loaderData']['document']>; token: string }) {
	const { name, version, expiresAt, watermark, mayDownload, isPdf, words } = document
	return (
		<main id="content" className="mx-auto w-full max-w-3xl space-y-6 px-4 py-8 sm:px-8 sm:py-12">
			<title>{`${name} · Fineprint`}</title>
			<PageHeader
				title={name}
				description={`Version ${version}, shared with you to read. This is the text, without the file’s layout.`}
				actions={
					mayDownload ? (
						<a href={`/shared/${encodeURIComponent(token)}/download`} className={buttonLook({ variant: 'secondary' })}>
							Download the file
						</a>
					) : null
				}
			/>
			<p className="text-sm text-muted">
				This link works until <Moment at={expiresAt} />. It always shows this version, also when there is a newer one.
				{watermark === null ? null : ' The words across the page say whose copy this is. They are a visible mark only.'}
			</p>
			{words === null ? (
				<Alert tone="warning" title="The text of this file can’t be shown">
					{mayDownload ? 'Download the file to read it.' : 'Ask the person who sent you the link for the file.'}
				</Alert>
			) : (
				words.pages.map(({ page, paragraphs }, index) => (
					<article
						key={index}
						aria-label={page === null ? 'Document text' : `Page ${page}`}
						className="relative overflow-hidden rounded-xl border border-line bg-surface p-5 leading-relaxed text-ink sm:p-10"
					>
						<DocumentParagraphs
							text={words.text}
							paragraphs={paragraphs}
							marked={null}
							pagesNotRead={index === words.pages.length - 1 ? words.pagesNotRead.map((each) => each.page) : []}
						/>
						{isPdf && page !== null ? <p className="mt-6 border-t border-line pt-3 text-sm text-muted">Page {page}</p> : null}
						{watermark === null ? null : <Watermark text={watermark} />}
					</article>
				))
			)}
		</main>
	)
}
