import { fillIn } from '../../content/read/fillIn';
import type { SiteFacts } from './siteFacts';

/** A link in markdown, whose words may hold anything. */
const link = (words: string, address: string): string =>
  `[${words.replace(/[\\[\]]/g, '\\$&')}](${address})`;

/** `llms.txt`: what the site is and where things stand in it, as markdown for programs that read for people. */
export function llmsText({ siteUrl, agency, lead, pages, services }: SiteFacts): string {
  const { labels } = agency;
  return [
    `# ${agency.name}`,
    `> ${agency.strapline}`,
    lead,
    ...services.map(({ title, text }) => `**${title}**: ${fillIn(text, agency)}`),
    `## ${labels.pages}`,
    pages
      .map(({ name, path, description }) => `- ${link(name, siteUrl + path)}: ${description}`)
      .join('\n'),
    `## ${labels.social}`,
    [
      `- ${labels.email}: ${link(agency.email, `mailto:${agency.email}`)}`,
      ...agency.social.map(({ name, address }) => `- ${link(name, address)}`),
      '',
    ].join('\n'),
  ].join('\n\n');
}
