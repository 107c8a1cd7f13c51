/** How lists of the service are read page after page, for `api.useInfiniteQuery`. */

export const paged = {
  pageParamName: "cursor",
  initialPageParam: null as unknown,
  getNextPageParam: (page: { next_cursor?: unknown }) => page.next_cursor ?? null,
};
