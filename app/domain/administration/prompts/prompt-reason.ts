import { z } from 'zod'

/** Why an administrator changes a prompt, as others will read it. */
export const PromptReason = z
	.string({ error: 'Please enter a reason' })
	.trim()
	.min(3, { error: 'Please enter a reason' })
	.max(200, { error: 'Use at most 200 characters for the reason' })
