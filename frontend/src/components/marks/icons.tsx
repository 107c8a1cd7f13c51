/** One icon per kind of event and per grade, drawn on a 16 px grid in the color of the text. */

import type { ReactNode } from "react";

const shapes = {
  provision: (
    <>
      <rect x="2.5" y="5.5" width="8" height="8" rx="1" />
      <path d="M5.5 5.5v-3h8v8h-3" />
    </>
  ),
  power_on: <path d="M8 2v5M4.8 4.2a5 5 0 1 0 6.4 0" />,
  reboot: <path d="M13 8a5 5 0 1 1-1.6-3.7M13 2v3h-3" />,
  login: <path d="M2 8h7M6.5 5 9.5 8l-3 3M9.5 2.5H13a.5.5 0 0 1 .5.5v10a.5.5 0 0 1-.5.5H9.5" />,
  logoff: <path d="M14 8H7M11 5l3 3-3 3M7 2.5H3a.5.5 0 0 0-.5.5v10a.5.5 0 0 0 .5.5h4" />,
  maintenance: (
    <path d="M9.5 3a3.2 3.2 0 0 1 3.9-.6L11.2 4.6l.4 1.8 1.8.4 2.1-2.2M10 6.5l-6.9 6.4M10 2.8 6.2 9.6" />
  ),
  outage: <path d="M2 5a9 9 0 0 1 12 0M4.3 7.8a5.6 5.6 0 0 1 7.4 0M8 12v.5M2.5 13.5l11-11" />,
  recompose: (
    <>
      <rect x="2.5" y="2.5" width="7" height="7" rx="1" />
      <path d="M13.5 7v2a4 4 0 0 1-4 4H6M8 11l-2 2 2 2" />
    </>
  ),
  antivirus_scan: <path d="M8 1.8 13 3.6v4c0 3-2 5.3-5 6.6-3-1.3-5-3.6-5-6.6v-4zM5.6 7.8l1.8 1.8 3-3.4" />,
  patch: (
    <>
      <rect x="1.3" y="5.3" width="13.4" height="5.4" rx="2.7" transform="rotate(-45 8 8)" />
      <path d="M8 6.6v.1M6.6 8v.1M9.4 8v.1M8 9.4v.1" />
    </>
  ),
  backup: <path d="M2 3h12v3H2zM3 6v7h10V6M6.5 9h3" />,
  replication: (
    <>
      <ellipse cx="4.5" cy="4" rx="2.5" ry="1.3" />
      <path d="M2 4v7c0 .7 1.1 1.3 2.5 1.3S7 11.7 7 11V4" />
      <path d="M14.5 8H9.5M11.5 6l-2 2 2 2" />
    </>
  ),
  load_test: <path d="M2.3 12a6.5 6.5 0 1 1 11.4 0M8 10.5l3-4.5M8 10.5v.1" />,
  failure: (
    <>
      <rect x="2" y="4" width="12" height="8" rx="1" />
      <path d="m6 6 4 4M10 6l-4 4" />
    </>
  ),
  good: <path d="m3 8.5 3.2 3.2L13 4.8" />,
  fair: <path d="M3 8h10" />,
  poor: <path d="m4 4 8 8M12 4l-8 8" />,
  undo: <path d="M5.5 3 2.5 6l3 3M2.5 6H10a3.5 3.5 0 0 1 0 7H6" />,
  redo: <path d="m10.5 3 3 3-3 3M13.5 6H6a3.5 3.5 0 0 0 0 7h4" />,
  plus: <path d="M8 3v10M3 8h10" />,
  minus: <path d="M3 8h10" />,
  copy: (
    <>
      <rect x="5.5" y="5.5" width="8" height="8" rx="1" />
      <path d="M10.5 5.5V3a.5.5 0 0 0-.5-.5H3a.5.5 0 0 0-.5.5v7a.5.5 0 0 0 .5.5h2.5" />
    </>
  ),
  trash: <path d="M3 4.5h10M6 4.5v-2h4v2M4.5 4.5l.5 9h6l.5-9" />,
  download: <path d="M8 2.5v7.5M5 7l3 3 3-3M3 13.5h10" />,
  play: <path d="M5 3.5v9l7.5-4.5z" />,
  stop: <rect x="4" y="4" width="8" height="8" rx="1" />,
  sun: (
    <>
      <circle cx="8" cy="8" r="3" />
      <path d="M8 1.5V3M8 13v1.5M1.5 8H3M13 8h1.5M3.4 3.4l1 1M11.6 11.6l1 1M12.6 3.4l-1 1M4.4 11.6l-1 1" />
    </>
  ),
  moon: <path d="M13.5 9.5A6 6 0 0 1 6.5 2.5a6 6 0 1 0 7 7z" />,
  system: (
    <>
      <rect x="2" y="3" width="12" height="8.5" rx="1" />
      <path d="M6 14h4" />
    </>
  ),
  help: <path d="M5.5 5.8a2.5 2.5 0 1 1 3.4 2.4c-.6.3-.9.8-.9 1.6M8 12.6v.1" />,
  language: (
    <>
      <circle cx="8" cy="8" r="6" />
      <path d="M2 8h12M8 2c4 4 4 8 0 12M8 2c-4 4-4 8 0 12" />
    </>
  ),
  previous: <path d="M10 3.5 5.5 8l4.5 4.5" />,
  next: <path d="M6 3.5 10.5 8 6 12.5" />,
  table: <path d="M2.5 3.5h11v9h-11zM2.5 6.5h11M6.5 6.5v6" />,
  storm: <path d="M9 1.5 3.5 9H8l-1 5.5L12.5 7H8z" />,
  warning: <path d="M8 2.5 14 13H2zM8 6.5v3M8 11.2v.1" />,
  restore: <path d="M3 8a5 5 0 1 0 1.6-3.7M3 2v3h3" />,
  settings: (
    <>
      <path d="M2 4.5h7M12.5 4.5H14M2 11.5h1.5M7 11.5h7" />
      <circle cx="10.7" cy="4.5" r="1.8" />
      <circle cx="5.2" cy="11.5" r="1.8" />
    </>
  ),
  down: <path d="M3.5 6 8 10.5 12.5 6" />,
  person: (
    <>
      <circle cx="8" cy="5.3" r="2.8" />
      <path d="M2.5 14a5.5 5.5 0 0 1 11 0" />
    </>
  ),
  share: (
    <>
      <circle cx="12" cy="3.5" r="1.8" />
      <circle cx="4" cy="8" r="1.8" />
      <circle cx="12" cy="12.5" r="1.8" />
      <path d="m5.6 7.1 4.8-2.7M5.6 8.9l4.8 2.7" />
    </>
  ),
  search: (
    <>
      <circle cx="7" cy="7" r="4.2" />
      <path d="m10.2 10.2 3.3 3.3" />
    </>
  ),
  info: (
    <>
      <circle cx="8" cy="8" r="6" />
      <path d="M8 7.2v4M8 4.8v.1" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type IconName = keyof typeof shapes;

interface Props {
  name: IconName;
  size?: number;
  /** Read by screen readers; without it the icon is decorative. */
  label?: string;
}

export function Icon({ name, size = 16, label }: Props) {
  return (
    <>
      <svg
        width={size}
        height={size}
        viewBox="0 0 16 16"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        style={{ flex: "none" }}
      >
        {shapes[name]}
      </svg>
      {label && <span className="visually-hidden">{label}</span>}
    </>
  );
}
