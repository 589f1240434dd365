/** The words of a prompt as they are written. */
export function PromptWords({ children }: { children: React.ReactNode }) {
	return (
		<div className="max-w-prose text-sm leading-relaxed [overflow-wrap:anywhere] whitespace-pre-wrap [&_del]:cursor-auto [&_ins]:cursor-auto">
			{children}
		</div>
	)
}
