import { href, Link } from 'react-router'

/** The way back to a prompt from the pages below it. */
export function BackToPrompt({ name }: { name: string }) {
	return (
		<p className="mt-6">
			<Link to={href('/admin/prompts/:name', { name })} className="text-accent underline underline-offset-4">
				Back to the prompt
			</Link>
		</p>
	)
}
