/** HTML that the server made from Markdown of this repository. */
export function Prose({ html, className = '' }: { html: string; className?: string }) {
	return <div className={`prose ${className}`} dangerouslySetInnerHTML={{ __html: html }} />
}
