import { Card } from '#app/ui/card.tsx'

interface VerifyCardProps {
	/** Why the second factor is asked for; left out where nothing can be proven any more. */
	why?: string
	children: React.ReactNode
}

/** The card of every page that asks for the second factor. */
export function VerifyCard({ why, children }: VerifyCardProps) {
	return (
		<Card as="div">
			<title>Verify it’s you · Fineprint</title>
			<h1 className="mb-1 font-serif text-2xl font-semibold tracking-tight">Verify it’s you</h1>
			{why ? <p className="mb-5 text-muted">{why}</p> : null}
			{children}
		</Card>
	)
}

/** Why an admin page asks for it. */
export const stepUpReason = 'The admin area asks for your second factor every 15 minutes.'
