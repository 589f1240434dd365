import { useEffect, useState } from 'react'
import { Check, Copy } from '#app/ui/icons.tsx'
import { Button } from '#app/ui/button.tsx'
import { useScripted } from './use-scripted.ts'

const indicatorDuration = 2_000

/** Copies text to the clipboard. Without scripts the button is missing: the text can be selected. */
export function CopyButton({ text, label }: { text: string; label: string }) {
	const [copied, setCopied] = useState(false)
	const scripted = useScripted()
	useEffect(() => {
		if (!copied) return
		const timer = setTimeout(() => setCopied(false), indicatorDuration)
		return () => clearTimeout(timer)
	}, [copied])

	if (!scripted) return null
	return (
		<Button
			type="button"
			variant="quiet"
			size="small"
			className="print:hidden"
			onClick={() =>
				void navigator.clipboard.writeText(text).then(
					() => setCopied(true),
					() => undefined,
				)
			}
		>
			{copied ? <Check aria-hidden className="size-4" /> : <Copy aria-hidden className="size-4" />}
			<span aria-live="polite">{copied ? 'Copied' : label}</span>
		</Button>
	)
}
