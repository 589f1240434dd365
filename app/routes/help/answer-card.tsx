import { Form, href, Link } from 'react-router'
import { redliningPageLink } from '#app/components/report/report-links.ts'
import { Button, buttonLook } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'

interface ShownAnswer {
	number: number
	text: string
	fileName: string | null
	/** The version that was made of its file. */
	madeVersion: string | null
	at: string
}

/** An expert's answer, with its file and where its suggestions stand. */
export function AnswerCard({
	answer: { number, text, fileName, madeVersion, at },
	help: { id, suggestions, mayAdd, document },
}: {
	answer: ShownAnswer
	help: { id: string; suggestions: number; mayAdd: boolean; document: { id: string; isNewest: boolean; versionNumber: number } }
}) {
	const params = { documentId: document.id, requestId: id, number: String(number) }
	return (
		<Card title={number === 1 ? 'Answer' : 'Second answer'} description={`By a Fineprint expert, ${at}`}>
			<p className="break-words whitespace-pre-wrap">{text}</p>
			{suggestions > 0 ? (
				<p className="mt-4">
					<Link
						to={redliningPageLink({ documentId: document.id, version: document.isNewest ? null : document.versionNumber })}
						className="font-semibold text-accent underline underline-offset-4"
					>
						{`See ${suggestions} ${suggestions === 1 ? 'suggestion' : 'suggestions'} by Fineprint expert in the document`}
					</Link>
				</p>
			) : null}
			{fileName ? (
				<div className="mt-5 flex flex-wrap items-center gap-3 border-t border-line pt-5">
					<a
						href={href('/document-vault/:documentId/help/:requestId/answers/:number', params)}
						className={buttonLook({ variant: 'secondary' }, 'max-w-full [overflow-wrap:anywhere]')}
					>
						{`Download ${fileName}`}
					</a>
					{madeVersion ? (
						<p className="text-muted">{`Added as version ${madeVersion}.`}</p>
					) : mayAdd ? (
						<Form method="post" action={href('/document-vault/:documentId/help/:requestId/answers/:number', params)}>
							<Button>Add as a new version</Button>
						</Form>
					) : null}
				</div>
			) : null}
		</Card>
	)
}
