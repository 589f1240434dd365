import { shortened } from '#app/components/diff/diff.ts'
import { DiffText } from '#app/components/diff/diff-text.tsx'
import { diffOf } from '#app/domain/word/edit/words/diff.ts'
import { Card } from '#app/ui/card.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import type { Route } from './+types/compare.ts'
import { BackToPrompt } from './back-to-prompt.tsx'
import { findPrompt, findVersion } from './find-prompt.server.ts'
import { PromptWords } from './prompt-words.tsx'

/** Words around a change that the comparison shows (characters). */
const context = 300

export async function loader({ context: request, params, url }: Route.LoaderArgs) {
	const prompt = await findPrompt(request, params.name)
	const [from, to] = [findVersion(prompt, url.searchParams.get('from')), findVersion(prompt, url.searchParams.get('to'))]
	const { name, title } = prompt
	return {
		name,
		title,
		from: from.number,
		to: to.number,
		pieces: from.body === to.body ? null : shortened(diffOf(from.body, to.body), context),
	}
}

/** What is different between two versions of a prompt, word by word. */
export default function Compare({ loaderData: { name, title, from, to, pieces } }: Route.ComponentProps) {
	return (
		<>
			<title>{`Comparison of ${title} · Fineprint`}</title>
			<PageHeader title={title} description={`Version ${from} compared with version ${to}`} />
			<Card>
				<PromptWords>{pieces === null ? 'Both versions have the same words.' : <DiffText pieces={pieces} />}</PromptWords>
			</Card>
			<BackToPrompt name={name} />
		</>
	)
}
